import type { Branch, StepFree } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { IconFacts } from '../ui/lists/IconFacts.tsx';

export type PlaceFactsProps = Readonly<{ branch: Pick<Branch, 'landmark' | 'parking' | 'stepFree'> }>;

const STEPS = {
  yes: 'place.stepFree',
  no: 'place.steps',
  'with help': 'place.stepsWithHelp',
} as const satisfies Record<StepFree, string>;

/** What patients on their way look for: a landmark, parking, steps at the entrance. Renders nothing if none is known. */
export function PlaceFacts({ branch: { landmark, parking, stepFree } }: PlaceFactsProps) {
  const words = useWords('common');
  const local = useLocalWords();
  const facts = [
    landmark && { icon: 'map-pin', label: words.text('place.landmark'), text: local.text(landmark) },
    parking && { icon: 'parking', label: words.text('place.parking'), text: local.text(parking) },
    stepFree && { icon: 'wheelchair', label: words.text('place.entrance'), text: words.text(STEPS[stepFree]) },
  ];
  return <IconFacts facts={facts.filter((fact) => fact !== undefined)} />;
}
