import { TitledList } from '../../../../components/ui/lists/TitledList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <>
          <h2>Until we see you</h2>
          <TitledList title="What helps" items={['Rinse with salt in warm water.', 'Hold a cold pack to the cheek.']} />
          <TitledList title="What to avoid" icon="circle-x" tone="warm" items={['Never put aspirin on the gum.']} />
        </>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <>
          <h2>{TAMIL.word}</h2>
          <TitledList title={TAMIL.title} items={[TAMIL.sentence, TAMIL.word]} />
        </>
      ),
    },
  ],
};
