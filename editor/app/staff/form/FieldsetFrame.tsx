export { FieldFrame as FieldsetFrame } from './FieldFrame.tsx';
