import { LanguageSwitch } from '../../../../components/shell/header/LanguageSwitch.tsx';
import type { Showcase } from '../../../example.ts';

const element = <LanguageSwitch />;

export const showcase: Showcase = {
  examples: [
    { name: 'usual', path: '/dental-tips', element },
    { name: 'on a Tamil page', language: 'ta', path: '/dental-tips', element },
  ],
};
