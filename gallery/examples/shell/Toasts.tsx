import { Toasts } from '../../../components/shell/Toasts.tsx';
import type { Example, Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';
import { TAMIL } from '../../tamil.ts';

const AFTER = { tap: 'button' };

const notice = (description: string, title?: string): Pick<Example, 'after' | 'element'> => ({
  after: AFTER,
  element: (
    <>
      <main>
        <button type="button" data-notice={description} data-notice-title={title}>
          Show the notice
        </button>
      </main>
      <Toasts />
    </>
  ),
});

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    ...inWords(notice('Your message is ready to be sent.', 'Redirecting to WhatsApp!')),
    { name: 'without a title', ...notice('This feature is not available yet.') },
    { name: 'long notice', language: 'ta', ...notice(TAMIL.sentence, TAMIL.title) },
  ],
};
