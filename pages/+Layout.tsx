export { Layout } from '../components/site/Layout.tsx';
