import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAnswer } from '../../preview/preview.ts';
import { Notice } from '../ui/Notice.tsx';

export type PreviewNotesProps = Readonly<{
  /** Undefined until there is one. */
  page: PageAnswer | undefined;
  /** Address that the last link would have opened. */
  lead: string | undefined;
  /** What helps when the page does not show what is being changed. */
  help: ReactNode;
}>;

/** What has to be said about the page that is shown, or about why there is none. */
export function PreviewNotes({ page, lead, help }: PreviewNotesProps) {
  const { t } = useTranslation('editor-preview');
  return (
    <div className="preview-notes">
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
      {page?.state === 'shown' && (page.place === 'head' || page.place === 'nowhere') && (
        <Notice tone="attention">
          <p>{t(`place.${page.place}`)}</p>
          {help}
        </Notice>
      )}
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
