import { useTranslation } from 'react-i18next';

const FORM = 'https://github.com/settings/personal-access-tokens/new';

/** How to make an access key that may do no more than the editor needs. */
export function KeySteps({ repository }: Readonly<{ repository: string }>) {
  const { t } = useTranslation('editor-signin');
  const [owner = '', name = ''] = repository.split('/');
  // Fills the form in, if GitHub still understands it.
  const filled = new URLSearchParams({
    name: `Editor of ${name}`.slice(0, 40),
    target_name: owner,
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
    statuses: 'read',
  });
  return (
    <details>
      <summary>{t('steps.title')}</summary>
      <ol>
        <li>{t('steps.account')}</li>
        <li>
          <a href={`${FORM}?${filled}`} target="_blank" rel="noreferrer">
            {t('steps.form')}
          </a>
        </li>
        <li>{t('steps.owner', { owner })}</li>
        <li>{t('steps.repository', { name })}</li>
        <li>{t('steps.rights')}</li>
        <li>{t('steps.copy')}</li>
      </ol>
    </details>
  );
}
