import styled from '@emotion/styled';
import encodeQr from 'qr';
import { Fragment } from 'react';
import { formatPhone } from '../../branches/model/phone.ts';
import { pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { type RenderTools, renderPage } from '../../renderer/document/renderPage.tsx';
import { formatDay } from '../../site/language/figures.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import type { TreatmentNamespace } from '../../site/pages/services.ts';
import { shownBranches } from '../../site/pages/shownBranches.ts';
import { AFTER, AftercareStages } from '../services/Aftercare.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { color, radius, size, space } from '../ui/style/tokens.ts';

/** Where a leaflet leads: to its advice on the website, in its language if patients can read it there. */
export function leafletAddress({ site, route, language, publication }: PageModel): string {
  if (!route) throw new Error('Only a page of the site map has a leaflet.');
  const isPublic = publication.publishedIn(route).includes(language);
  return `${site.canonicalUrl}${pathInLanguage(route.path, isPublic ? language : SOURCE_LANGUAGE)}#${AFTER}`;
}

type LeafletProps = Readonly<{
  namespace: TreatmentNamespace;
  /** Whether nobody has signed its advice. */
  isDraft?: boolean;
}>;

/** What to do after the treatment of a page, on one sheet to hand out. */
export function Leaflet({ namespace, isDraft = false }: LeafletProps) {
  const page = usePage();
  const { site, signature, translator } = page;
  const { t } = useTranslation(namespace);
  const { t: tCommon, list } = useTranslation('common');
  const local = useLocalText();
  return (
    <Sheet>
      <header>
        <div>
          {isDraft && <Draft>{tCommon('aftercare.draft')}</Draft>}
          <strong>{local(site.clinic.name)}</strong>
          <h1>{t('after.title')}</h1>
        </div>
        <figure>
          <figcaption>{tCommon('aftercare.scan')}</figcaption>
          <QrCode address={leafletAddress(page)} />
        </figure>
      </header>
      <Columns>
        <AftercareStages namespace={namespace}>
          <Numbers>
            {shownBranches(site).branches.map(({ id, name, phone }) => (
              <div key={id}>
                <dt>{local(name)}</dt>
                <dd>{formatPhone(phone)}</dd>
              </div>
            ))}
          </Numbers>
        </AftercareStages>
        <Danger>
          <h2>{tCommon('emergency.title')}</h2>
          <CheckList icon="point" items={list('emergency.items').map((key) => tCommon(key))} />
        </Danger>
      </Columns>
      {signature && (
        <p>{tCommon('advice.reviewed', { dentist: signature.by, day: formatDay(signature.day, translator) })}</p>
      )}
    </Sheet>
  );
}

/** A QR code with the quiet zone that scanners need. */
function QrCode({ address }: Readonly<{ address: string }>) {
  const rows = encodeQr(address, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges" role="img" aria-label={address}>
      <path d={dark.join('')} />
    </svg>
  );
}

/** The document of a leaflet, to print. @param page whose advice it has */
export function renderLeaflet(page: PageModel, tools: RenderTools, props: LeafletProps): string {
  const { tallScript = false, fonts } = page.language;
  const Page = () => (
    <>
      <GlobalStyle tallScript={tallScript} fonts={fonts} />
      <Leaflet {...props} />
    </>
  );
  return renderPage({ page, Page, Layout: Fragment, withCsp: false, ...tools }).html;
}

/* Chromium shrinks what is wider than the sheet. */
const Sheet = styled.main`
  color: ${color.ink};
  overflow-wrap: anywhere;

  header {
    margin-bottom: ${space.s};
    display: flex;
    justify-content: space-between;
    align-items: end;
  }

  figure {
    display: flex;
    align-items: center;
    max-width: 50%;
    text-align: end;
    font-size: ${size.small};
  }

  figure svg {
    flex: none;
    width: 30mm;
  }

  h1 {
    font-size: ${size.h2};
  }

`;

const Columns = styled.div`
  columns: 2;
  column-gap: ${space.s};

  & > ul {
    columns: auto;
  }

  & > ul > li {
    margin-bottom: ${space.xs};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.ink};
  }

  ul ul {
    gap: ${space.xs};
    margin-top: ${space.xs};
  }
`;

const Draft = styled.p`
  width: fit-content;
  margin-bottom: ${space.xs};
  padding: ${space.xs} ${space.s};
  border: 3px dashed ${color.ink};
  font-weight: 700;
`;

const Numbers = styled.dl`
  margin-top: ${space.s};
  font-size: ${size.lead};
  font-weight: 700;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
  }
`;

const Danger = styled.section`
  break-inside: avoid;
  padding: ${space.xs} ${space.s};
  border: 3px solid ${color.ink};
  border-radius: ${radius.m};

  h2 {
    font-size: ${size.h3};
  }

  ul {
    gap: ${space.xxs};
    margin-top: ${space.xs};
  }
`;
