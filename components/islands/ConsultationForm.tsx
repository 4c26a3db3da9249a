import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { whatsappLink } from '../../branches/model/links.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { ChatMessage } from '../ui/cards/ChatMessage.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { color, control, duration, from, radius, shadow, size, space } from '../ui/style/tokens.ts';
import type { ConsultationFacts } from './ConsultationForm.client.ts';
import { composeMessage, type MessageField, messageText } from './composeMessage.ts';

type ConsultationField = MessageField &
  Readonly<{
    label: string;
    /** What to enter, once somebody has tried to send the form without it. */
    missing: string;
    /** Makes it a text area of as many lines. */
    rows?: number;
  }> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
  >;

export type ConsultationFormProps = Omit<ConsultationFacts, 'fields' | 'pressAgain'> &
  Readonly<{
    lang?: string | undefined;
    fields: readonly ConsultationField[];
    /** Where the message can go, with a number in E.164 format: patients choose if there are several. */
    branches: readonly Readonly<{ name: string; whatsapp: string }>[];
    words: Readonly<
      Record<
        | 'title'
        | 'required'
        | 'branch'
        | 'noBranch'
        | 'message'
        | 'messageTo'
        | 'submit'
        | 'pressAgain'
        | 'privacy'
        | 'didNotOpen'
        | 'openAgain'
        | 'notLoaded'
        | 'writeInstead',
        string
      >
    >;
    /** What screen readers say around the label of a link that opens a new tab. */
    newTab: Readonly<{ before: string; after: string }>;
  }>;

/** The form for an online consultation beside a preview of the message that its script composes, still empty. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { number, greeting, fields, branches, notice, words, newTab, lang } = props;
  const { pressAgain } = words;
  const facts: ConsultationFacts = {
    number,
    greeting,
    fields: fields.map(({ name, messageLabel }) => ({ name, messageLabel })),
    notice,
    pressAgain,
  };
  const emptyMessage = composeMessage(greeting, fields);
  const chatLink = (label: string) => (
    <a href={whatsappLink(number, messageText(emptyMessage))} target="_blank" rel="noopener noreferrer">
      {newTab.before && <VisuallyHidden>{newTab.before}</VisuallyHidden>}
      {label}
      {newTab.after && <VisuallyHidden>{newTab.after}</VisuallyHidden>}
    </a>
  );

  return (
    <Island of="ConsultationForm" facts={facts} lang={lang}>
      <Form method="dialog" aria-label={words.title}>
        <div>
          <Small>{words.required}</Small>
          {fields.map(({ messageLabel, label, missing, rows, type, ...shared }) => (
            <Label key={shared.name}>
              <span>{label}</span>
              {rows ? <textarea rows={rows} {...shared} required /> : <input type={type} {...shared} required />}
              <Missing data-hint="">{missing}</Missing>
            </Label>
          ))}
          {branches.length > 1 && (
            <Label>
              <span>{words.branch}</span>
              <select name="branch">
                <option value="">{words.noBranch}</option>
                {branches.map(({ name, whatsapp }) => (
                  <option key={name} value={whatsapp}>
                    {name}
                  </option>
                ))}
              </select>
            </Label>
          )}
        </div>
        <div>
          <ChatMessage title={words.message} to={words.messageTo} lines={emptyMessage} />
          <Submit type="submit" data-look="whatsapp">
            <Icon name="brand-whatsapp" />
            <span>{words.submit}</span>
          </Submit>
          <p data-press-again="" hidden>
            {pressAgain}
          </p>
          <Small data-open-again="" hidden>
            {words.didNotOpen} {chatLink(words.openAgain)}
          </Small>
          <Fallback data-fallback="" role="status">
            {words.notLoaded} {chatLink(words.writeInstead)}
          </Fallback>
          <Small>{words.privacy}</Small>
        </div>
      </Form>
    </Island>
  );
}
/** Two panels, the fields and the message to send: side by side and about as high, or stacked on small screens. */
const FormPanel = styled.form`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > div {
    display: grid;
    gap: ${space.m};
    align-content: start;
    min-width: 0;
    padding: ${space.panel};
  }

  & > div + div {
    background: ${color.sand};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/* Without scripts the page links to the chat instead. */
const Form = styled(FormPanel)`
  a {
    display: inline-block;
    padding-block: ${space.xs};
    font-weight: 600;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Submit = styled.button(actionStyle);

/**
 * An island's fallback, which has `data-fallback`: shown at once if the island fails, and after a delay if its code
 * does not load. `renderer/client/islands.ts` sets the attributes.
 */
const Fallback = styled.div`
  animation: hold-back ${duration.fallback};

  @keyframes hold-back {
    from,
    to {
      position: absolute;
      visibility: hidden;
    }
  }

  [data-failed] &,
  &[data-failed] {
    animation: none;
  }

  [data-asleep] &,
  [data-awake] &:not([data-failed]) {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/*
 * In the label, so that screen readers say it with the field. Browsers without `:user-invalid` or `:has()` show their
 * own bubble only.
 */
const Missing = styled.span`
  display: none;
  color: ${color.coral};
  font-size: ${size.small};
`;

/** A field with its label. A textarea grows with its text where browsers support that. */
export const Label = styled.label`
  display: grid;
  gap: ${space.xs};
  font-weight: 600;

  input,
  select,
  textarea {
    width: 100%;
    min-height: ${control.l};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.s};
    background: ${color.white};
    color: inherit;
    font: inherit;
    font-size: ${size.field};
    font-weight: 400;
  }

  textarea {
    field-sizing: content;
    min-height: calc(2lh + 2 * ${space.xs});
    resize: vertical;
  }

  & ::placeholder {
    color: ${color.inkSoft};
    text-overflow: ellipsis;
    opacity: 1;
  }

  & :user-invalid {
    border-color: ${color.coral};
    box-shadow: inset 0 0 0 1px ${color.coral};
  }

  &:has(:user-invalid) [data-hint] {
    display: block;
  }

  & :focus-visible {
    border-color: ${color.teal};
    border-radius: ${radius.s};
    outline-offset: 0;
  }
`;
