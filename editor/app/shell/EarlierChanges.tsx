import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { daysBetween, todayInKolkata } from '../../../branches/model/day.ts';
import { session } from '../api.ts';
import { useAct } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks what is to become of the changes of an earlier visit. Until then, everything is as it is without them. */
export function EarlierChanges() {
  const { t, i18n } = useTranslation('editor');
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: ['earlier'], queryFn: async () => (await session.earlier.changes()) ?? null });
  const goOn = useAct(() => session.earlier.goOn());
  const discard = useAct(() => session.unsaved.discard());
  if (!data) return null;
  const { count, time } = data;
  return (
    <Dialog title={t('earlier.title', { count })} onClose={() => goOn.mutate()}>
      <p>{t('earlier.about', { count, time: timeOf(new Date(time), i18n.language) })}</p>
      <div className="wrap">
        <Button look="main" onClick={() => goOn.mutate()}>
          {t('earlier.goOn')}
        </Button>
        <Button onClick={() => goOn.mutate(undefined, { onSuccess: () => navigate('/publish') })}>
          {t('earlier.look')}
        </Button>
        <Button look="danger" onClick={() => discard.mutate()}>
          {t('earlier.discard')}
        </Button>
      </div>
    </Dialog>
  );
}

/** A time of today or yesterday as people say it, such as "yesterday, 17:20"; an earlier one with its date. */
function timeOf(time: Date, language: string): string {
  const days = daysBetween(todayInKolkata(new Date()), todayInKolkata(time));
  const options = { timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  if (days < -1) return time.toLocaleString(language, { dateStyle: 'long', ...options });
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return `${day}, ${time.toLocaleTimeString(language, options)}`;
}
