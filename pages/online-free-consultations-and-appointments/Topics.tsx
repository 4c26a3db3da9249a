import { Section } from '../../components/ui/layout/Section.tsx';
import { IconList } from '../../components/ui/lists/IconList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

const ICONS = ['root-canal', 'dental-braces', 'implant', 'extraction', 'mood-kid', 'gums'];

/** Topics for an online consultation. */
export function Topics() {
  const words = useWords('online-free-consultations-and-appointments');
  const items = words.list('topics.items').map((key, i) => ({
    icon: ICONS[i] ?? 'tooth',
    title: words.text(`${key}.title`),
    text: words.text(`${key}.text`),
  }));
  return (
    <Section title={words.text('topics.title')} intro={words.text('topics.intro')}>
      <IconList items={items} columns />
    </Section>
  );
}
