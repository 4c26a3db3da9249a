import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../../branches/yaml/values.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFileForm } from './fileForm.tsx';

/** Asks whether chats go to the new phone number, too, where they went to the old one. */
export function SameForChats() {
  const { t } = useTranslation('editor-staff');
  const { values, problems, gaps, edit } = useFileForm();
  const [before] = useState(values);
  const [phone, chat, old] = [valueAt(values, ['phone']), valueAt(values, ['whatsapp']), valueAt(before, ['phone'])];
  // Also while half of it is typed, when no field says so.
  const isWrong = [...problems, ...gaps].some(({ path }) => path?.[0] === 'phone');
  if (!phone || !old || isWrong || chat !== old || phone === old) return null;
  return (
    <Notice tone="attention">
      <p>{t('sameForChats.ask')}</p>
      <Button onClick={() => edit({ kind: 'set', path: ['whatsapp'], value: phone })}>{t('sameForChats.do')}</Button>
    </Notice>
  );
}
