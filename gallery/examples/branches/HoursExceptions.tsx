import type { Branch } from '../../../branches/model/siteModel.ts';
import { HoursExceptions } from '../../../components/branches/HoursExceptions.tsx';
import type { Example, Showcase } from '../../example.ts';

const exceptions: Branch['exceptions'] = [
  { day: '2099-01-15', shifts: [], note: { en: 'Pongal' } },
  { day: '2099-01-16', shifts: [{ opens: 630, closes: 810 }] },
];

const element: Example['element'] = ({ site }) => (
  <dl>
    <HoursExceptions branch={{ ...site.primary, exceptions }} />
  </dl>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element },
    { name: 'longest Tamil text', language: 'ta', element },
  ],
};
