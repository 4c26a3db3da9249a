import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../../../branches/model/links.ts';
import { readVisit, visitFragment, visitState } from '../../../../branches/model/visit.ts';
import type { FormFile } from '../../../form/forms.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Options, Select } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Makes the link to an agreed visit at a branch, which the reception sends to the patient. It is stored nowhere. */
export function VisitLink({ id, name }: FormFile) {
  const { t, i18n } = useTranslation('editor-staff');
  const place = useQuery({ queryKey: ['visit', id], queryFn: () => session.visits.placeOf(id) }).data;
  const [at, setAt] = useState({ day: '', time: '' });
  const [language, setLanguage] = useState(i18n.language);
  const [copied, setCopied] = useState('');
  const page = place?.pages.find(({ code }) => code === language) ?? place?.pages[0];
  if (!place || !page) return null;
  const fragment = visitFragment({ branch: id, ...at });
  const visit = readVisit(fragment);
  const state = visit && visitState(visit, place.timetable, Date.now());
  const link = page.address + fragment;
  return (
    <section className="panel" aria-labelledby="visit-link">
      <h2 id="visit-link">{t('visitLink.title', { name })}</h2>
      <p>{t('visitLink.about')}</p>
      <div className="wrap ends">
        {(['day', 'time'] as const).map((part) => (
          <Field key={part} label={t(`visitLink.${part}`)}>
            {(control) => (
              <input
                className="input"
                {...control}
                type={part === 'day' ? 'date' : 'time'}
                value={at[part]}
                onChange={({ currentTarget }) => setAt({ ...at, [part]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
        {place.pages.length > 1 && (
          <Select label={t('visitLink.language')} value={page.code} onChoose={setLanguage}>
            <Options of={place.pages.map((each) => [each.code, each.name, each.code])} />
          </Select>
        )}
      </div>
      {state && state !== 'coming' && <Notice tone="attention">{t(`visitLink.${state}`)}</Notice>}
      {visit && (
        <>
          <Field label={t('visitLink.link')}>
            {(control) => (
              <input className="input" {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <div className="wrap">
            <Button look="main" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}>
              {t('visitLink.copy')}
            </Button>
            <a
              className="button"
              href={whatsappLink('', t('visitLink.message', { when: whenIn(i18n.language, visit.begins), link }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('visitLink.send')}
            </a>
            <span role="status">{copied === link && t('visitLink.copied')}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** The day and the time in India, in words; empty if there is no such time. */
function whenIn(language: string, begins: number): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return Number.isNaN(begins) ? '' : new Intl.DateTimeFormat(`${language}-IN`, options).format(begins);
}
