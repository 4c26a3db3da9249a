import { PageHero } from '../../components/site/PageHero.tsx';
import { useWords } from '../../renderer/useWords.tsx';

export function Page() {
  const words = useWords('home');
  return <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')} picture={{ src: 'hero.webp', alt: words.plain('hero.imageAlt') }} />;
}
