import { Page, words } from '../words.mjs';

export const metadata = { title: words.pages.services.title };

export default function Services() {
  return <Page name="services" />;
}
