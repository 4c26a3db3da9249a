import type { ReactNode } from 'react';
import type { PageModel } from '../../site/pages/pageModel.ts';
import type { SiteName } from './sites.ts';

/** A component in one state. The dev server shows it; tests render it and check it with axe. */
export type Example = Readonly<{
  /** Unique among the examples of its component; part of its address. */
  name: string;
  /** The site that it is on; `usual` by default. */
  site?: SiteName;
  /** English by default. */
  language?: 'en' | 'ta';
  /** The path of the page that it is on; the home page by default. */
  path?: string;
  /** The interaction before the component is shown or checked. */
  after?: Interaction;
  /** The component in this state, or a function that creates it from the page model. */
  element: ReactNode | ((page: PageModel) => ReactNode);
}>;

/** Taps or focuses the first element that matches a selector, or scrolls to an offset in pixels. */
export type Interaction = Readonly<{ tap: string } | { focus: string } | { scroll: number }>;

/**
 * The layout around an example. `column`: in the content column, with padding. `band`: at full width. `footer`: in the content
 * column, on the footer's background. `page`: none, as the example has its own `<main>`.
 */
export type Frame = 'column' | 'band' | 'footer' | 'page';

/** The examples of a component's file: one of them is `usual`. */
export type Showcase = Readonly<{
  /** `column` by default. */
  frame?: Frame;
  examples: readonly Example[];
}>;

/** The export of `<folder>.examples.tsx`, which lies beside the components of a folder: their examples by the name of their file. */
export type Showcases = Readonly<Record<string, Showcase>>;

type State = Pick<Example, 'name' | 'site' | 'language'>;

const USUAL: State = { name: 'usual' };
const LONGEST_TAMIL: State = { name: 'longest Tamil text', language: 'ta' };
const BRANCHES: readonly State[] = [
  { name: 'one branch', site: 'one branch' },
  { name: 'five branches', site: 'five branches' },
];

/** Examples of a component with words from the words files: in English, and in Tamil, which is longer and taller. */
export function inWords(example: Omit<Example, keyof State>): readonly Example[] {
  return [USUAL, LONGEST_TAMIL].map((state) => ({ ...example, ...state }));
}

/** Examples of a component that also shows every branch. */
export function inWordsAndBranches(example: Omit<Example, keyof State>): readonly Example[] {
  return [...inWords(example), ...BRANCHES.map((state) => ({ ...example, ...state }))];
}

/** Long but realistic Tamil texts, for components that receive their texts as props. */
export const TAMIL = {
  /** A very long single word: "have been restored". */
  word: 'மறுசீரமைக்கப்பட்டிருக்கின்றன',
  name: 'மருத்துவர் மீனாட்சிசுந்தரம் திருநாவுக்கரசு',
  place: 'உதகமண்டலம் அருகேயுள்ள கோத்தகிரி',
  /** On a button. */
  action: 'உங்கள் பல் மருத்துவ ஆலோசனைக்கான நேரத்தை இப்போதே முன்பதிவு செய்யுங்கள்',
  label: 'உங்களுக்கு உள்ள முக்கியமான பல் பிரச்சினை (எ.கா. பல் வலி)',
  title: 'வேர்க்குழாய்ச் சிகிச்சைக்குப் பிறகு வீட்டில் பின்பற்ற வேண்டிய பராமரிப்பு வழிமுறைகள்',
  sentence:
    'சிகிச்சை தொடங்குவதற்கு முன்பே அதன் ஒவ்வொரு கட்டத்தையும், அதற்கு ஆகும் செலவையும் மருத்துவர் உங்களுக்குப் பொறுமையாக விளக்கிச் சொல்வார்.',
  figure: '6 மாதங்கள் முதல் 2 ஆண்டுகள் வரை',
} as const;
