import { type Showcases, TAMIL } from '../../gallery/example.ts';
import { ActionRow } from '../layout/Section.tsx';
import { Action, type ActionLook } from './Action.tsx';
import { Icon } from './Icon.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { PageLink, PagesElsewhere } from './PageLink.tsx';

const LOOKS: readonly ActionLook[] = ['primary', 'secondary', 'whatsapp', 'quiet'];

/** The files in `media/icons/`. */
const OURS = [
  ...['logo', 'tooth', 'gums', 'root-canal', 'wisdom-tooth', 'extraction'],
  ...['implant', 'tooth-crown', 'denture', 'dental-braces', 'laser', 'mouth-sore', 'jaw-joint', 'toothbrush'],
];
const HAPPENINGS = ['knocked-out', 'broken', 'swollen', 'bleeding', 'pain', 'after'];
const STICKERS = ['party', 'gift', 'tooth', 'india', 'lamp', 'harvest', 'star', 'heart'];

const targets = [
  { id: 'causes', label: 'Causes and signs' },
  { id: 'steps', label: 'Step by step' },
];

const ENGLISH = { code: 'en', nativeName: 'English' };

export const showcases: Showcases = {
  Action: {
    examples: [
      {
        name: 'usual',
        element: (
          <Action href="/contact" icon="calendar">
            Book Appointment
          </Action>
        ),
      },
      {
        name: 'every look',
        element: (
          <ActionRow>
            {LOOKS.map((look) => (
              <Action key={look} href="/contact" look={look}>
                Book Appointment
              </Action>
            ))}
          </ActionRow>
        ),
      },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: LOOKS.map((look) => (
          <ActionRow key={look}>
            <Action href="/contact" look={look} icon="calendar">
              {TAMIL.action}
            </Action>
          </ActionRow>
        )),
      },
    ],
  },
  Icon: {
    examples: [
      { name: 'usual', element: <Icon name="tooth" /> },
      {
        name: 'our own',
        element: OURS.map((name) => <Icon key={name} name={name} />),
      },
      {
        name: 'what happened, for people who do not read',
        element: HAPPENINGS.map((name) => <Icon key={name} name={`what-${name}`} />),
      },
      {
        name: 'stickers of offers',
        element: STICKERS.map((name) => <Icon key={name} name={`sticker-${name}`} />),
      },
    ],
  },
  JumpLinks: {
    examples: [
      { name: 'usual', element: <JumpLinks targets={targets} /> },
      { name: 'with icons', element: <JumpLinks targets={targets.map((target) => ({ ...target, icon: 'tooth' }))} /> },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: <JumpLinks targets={[...targets, { id: 'care', label: TAMIL.title }]} />,
      },
    ],
  },
  PageLink: {
    examples: [
      { name: 'usual', element: <PageLink to="/about">About</PageLink> },
      {
        name: 'to the current page, in a menu',
        path: '/about',
        element: (
          <PageLink to="/about" inMenu>
            About
          </PageLink>
        ),
      },
      {
        name: 'to a page in another language',
        language: 'ta',
        element: (
          <PagesElsewhere value={(href) => ({ href, language: ENGLISH })}>
            <PageLink to="/about">{TAMIL.label}</PageLink>
          </PagesElsewhere>
        ),
      },
    ],
  },
};
