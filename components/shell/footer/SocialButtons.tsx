import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { color, control, radius, space } from '../../ui/style/tokens.ts';

const NETWORKS = [
  ['instagram', 'brand-instagram'],
  ['facebook', 'brand-facebook'],
  ['twitter', 'brand-x'],
  ['linkedin', 'brand-linkedin'],
] as const;

/** A link per social network, or a button with a "not yet" notice where there is no address. */
export function SocialButtons() {
  const { social } = useSite().clinic;
  const { t } = useTranslation('common');
  return (
    <List aria-label={t('footer.follow')}>
      {NETWORKS.map(([network, logo]) => {
        const name = t(`social.${network}`);
        const href = social[network];
        const icon = <Icon name={logo} />;
        return (
          <li key={network}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {icon}
                <VisuallyHidden>{t('linkNames.newTab', { label: name })}</VisuallyHidden>
              </a>
            ) : (
              <button
                type="button"
                aria-label={name}
                data-notice={t('notImplemented')}
                data-notice-title={t('social.connect', { network: name })}
              >
                {icon}
              </button>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  a,
  button {
    display: grid;
    place-items: center;
    width: ${control.m};
    height: ${control.m};
    border: 1px solid ${color.lineOnDark};
    border-radius: ${radius.pill};
    background: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background: ${color.tealDark};
  }
`;
