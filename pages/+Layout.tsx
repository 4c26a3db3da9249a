export { Layout } from '../components/shell/Layout.tsx';
