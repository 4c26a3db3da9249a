import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice.tsx';
import type { Page } from './usePage.ts';

export type PreviewNotesProps = Readonly<{
  page: Page;
  /** Address that the last link would have opened. */
  lead: string | undefined;
}>;

/** What has to be said about the page that is shown, or about why there is none. */
export function PreviewNotes({ page, lead }: PreviewNotesProps) {
  const { t } = useTranslation('editor-preview');
  return (
    <div aria-live="polite">
      {page?.state === 'preparing' && <Notice tone="attention">{t('preparing')}</Notice>}
      {page?.state === 'failed' && (
        <Notice tone="wrong">
          {t('failed')}
          {'\n'}
          {page.message}
        </Notice>
      )}
      {page?.state === 'shown' && page.problems.length > 0 && (
        <Notice tone="attention">{t('behind', { count: page.problems.length })}</Notice>
      )}
      {page?.state === 'shown' && page.place === 'head' && <Notice tone="attention">{t('place.head')}</Notice>}
      {page?.state === 'shown' && page.place === 'nowhere' && <Notice tone="attention">{t('place.nowhere')}</Notice>}
      {lead !== undefined && (
        <Notice tone="attention">{t(`leads.${kindOf(lead)}`, { address: readable(lead) })}</Notice>
      )}
    </div>
  );
}

function kindOf(address: string): 'call' | 'mail' | 'whatsapp' | 'elsewhere' {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'tel:') return 'call';
  if (protocol === 'mailto:') return 'mail';
  return hostname === 'wa.me' ? 'whatsapp' : 'elsewhere';
}

/** An address as people read it. */
function readable(address: string): string {
  const { protocol, pathname, host, searchParams } = new URL(address);
  if (protocol === 'tel:' || protocol === 'mailto:') return decodeURIComponent(pathname);
  if (host === 'wa.me') return [`+${pathname.slice(1)}`, searchParams.get('text')].filter(Boolean).join('\n');
  return decodeURI(host + pathname);
}
