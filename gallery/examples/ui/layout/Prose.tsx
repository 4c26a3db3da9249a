import { Prose } from '../../../../components/ui/layout/Prose.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <Prose>
          <p>
            Brush <strong>twice a day</strong>, for two minutes, and <em>do not press</em>. More is on the page with{' '}
            <a href="/dental-tips">dental tips</a>.
          </p>
          <ul>
            <li>In the morning</li>
            <li>Before you sleep</li>
          </ul>
          <ol>
            <li>The outside of all teeth</li>
            <li>Then the inside</li>
          </ol>
        </Prose>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <Prose>
          <p>{TAMIL.sentence}</p>
          <ul>
            <li>{TAMIL.sentence}</li>
            <li>{TAMIL.word}</li>
          </ul>
        </Prose>
      ),
    },
  ],
};
