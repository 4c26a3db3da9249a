import { mailtoLink, telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { HandOff } from '../../components/site/HandOff.tsx';
import { HoursList } from '../../components/site/HoursList.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { type ContactDetail, ContactItem } from './ContactItem.tsx';

/** Phones, WhatsApp, e-mail addresses and hours, each with what it does. */
export function ContactDetails() {
  const { branches, clinic } = useSite();
  const words = useWords('contact');
  const common = useWords('common');
  const local = useLocalWords();

  const phones = branches.map(({ name, phone }) => ({
    label: local.text(name),
    value: formatPhone(phone),
    action: (
      <Action href={telLink(phone)} look="quiet">
        {common.text('actions.call', { branch: local.plain(name) })}
      </Action>
    ),
  }));
  const chats = branches.map(({ name, whatsapp }) => ({
    label: local.text(name),
    value: formatPhone(whatsapp),
    action: (
      <HandOff href={whatsappLink(whatsapp)} look="quiet">
        {common.text('actions.whatsapp', { branch: local.plain(name) })}
      </HandOff>
    ),
  }));
  const email = (address: string, label: ContactDetail['label']): ContactDetail => ({
    label,
    value: address,
    action: (
      <Action href={mailtoLink(address)} look="quiet">
        {words.text('details.sendEmail')} <VisuallyHidden>{address}</VisuallyHidden>
      </Action>
    ),
  });
  const emails = [
    ...branches.flatMap((branch) =>
      branch.email
        ? [email(branch.email, words.text('details.branchEmail', { branch: local.plain(branch.name) }))]
        : [],
    ),
    email(clinic.email, words.text('details.generalEmail')),
  ];

  return (
    <Section title={words.text('details.title')} intro={words.text('details.intro')} ground="sand">
      <Grid data-min="broad">
        <li>
          <ContactItem icon="phone" title={words.text('details.phones')} details={phones} />
        </li>
        <li>
          <ContactItem icon="brand-whatsapp" title={words.text('details.whatsapp')} details={chats} />
        </li>
        <li>
          <ContactItem icon="mail" title={words.text('details.emails')} details={emails} />
        </li>
        <li>
          <ContactItem icon="clock" title={words.text('details.hours')} details={[{ value: <HoursList /> }]} />
        </li>
      </Grid>
    </Section>
  );
}
