import { Page, words } from './words.mjs';

export const metadata = { title: words.pages.index.title };

export default function Home() {
  return <Page name="index" />;
}
