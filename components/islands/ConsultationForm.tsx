import styled from '@emotion/styled';
import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whatsappLink } from '../../branches/model/links.ts';
import type { NoticeEvent } from '../../renderer/islands/Island.tsx';
import { ChatMessage } from '../ui/cards/ChatMessage.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { fallbackStyle } from '../ui/style/fallbackStyle.ts';
import { color, control, from, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { composeMessage, messageText } from './composeMessage.ts';

type ConsultationField = Readonly<{
  name: string;
  label: string;
  messageLabel: string;
  /** Makes it a text area of as many lines. */
  rows?: number;
}> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
  >;

export type ConsultationFormProps = Readonly<{
  /** In E.164 format. */
  number: string;
  greeting: string;
  fields: readonly ConsultationField[];
  notice: Readonly<{ title: string; description: string }>;
  words: Readonly<
    Record<
      | 'title'
      | 'required'
      | 'missing'
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

declare module '../../renderer/islands/Island.tsx' {
  interface Islands {
    ConsultationForm: ConsultationFormProps;
  }
}

/**
 * Composes a WhatsApp message from what the patient types, with a live preview. The site itself stores and sends
 * nothing.
 */
export function ConsultationForm({ number, greeting, fields, notice, words, newTab }: ConsultationFormProps) {
  const [typed, setTyped] = useState<FormData>();
  const [sent, setSent] = useState<string>();
  const [tooLate, setTooLate] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chatLink = useRef<HTMLAnchorElement>(null);

  // Fields may have been filled in before hydration.
  useEffect(() => setTyped(new FormData(form.current ?? undefined)), []);

  const chatWith = (values?: FormData) => whatsappLink(number, messageText(composeMessage(greeting, fields, values)));
  const emptyChat = chatWith();
  const inNewTab = (label: string) => (
    <>
      {newTab.before && <VisuallyHidden>{newTab.before}</VisuallyHidden>}
      {label}
      {newTab.after && <VisuallyHidden>{newTab.after}</VisuallyHidden>}
    </>
  );

  const say = (detail: Readonly<{ title?: string; description: string }>) =>
    dispatchEvent(new CustomEvent('site:notice' satisfies NoticeEvent, { detail }));

  const openChat = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A tab that opens long after the press counts as a pop-up, which browsers block.
    const isTooLate = 'userActivation' in navigator && !navigator.userActivation.isActive;
    setTooLate(isTooLate);
    if (isTooLate) return say({ description: words.pressAgain });
    const { currentTarget } = event;
    const address = chatWith(new FormData(currentTarget));
    // In the submit event itself, so that pop-up blockers allow it.
    flushSync(() => setSent(address));
    chatLink.current?.click();
    currentTarget.reset();
    setTyped(undefined);
    say(notice);
  };

  return (
    <Form
      ref={form}
      method="dialog"
      aria-label={words.title}
      onInput={({ currentTarget }) => setTyped(new FormData(currentTarget))}
      onSubmit={openChat}
    >
      <div>
        <Small>{words.required}</Small>
        {fields.map(({ messageLabel, label, rows, type, ...shared }) => (
          <Label key={shared.name}>
            <span>{label}</span>
            {rows ? <textarea rows={rows} {...shared} required /> : <input type={type} {...shared} required />}
            <Missing>{words.missing}</Missing>
          </Label>
        ))}
        <Submit type="submit" data-look="whatsapp">
          <Icon name="brand-whatsapp" />
          <span>{words.submit}</span>
        </Submit>
        <p hidden={!tooLate}>{words.pressAgain}</p>
        <Small hidden={!sent}>
          {words.didNotOpen}{' '}
          <a ref={chatLink} href={sent ?? emptyChat} target="_blank" rel="noopener noreferrer">
            {inNewTab(words.openAgain)}
          </a>
        </Small>
        <Fallback data-fallback="" role="status">
          {words.notLoaded}{' '}
          <a href={emptyChat} target="_blank" rel="noopener noreferrer">
            {inNewTab(words.writeInstead)}
          </a>
        </Fallback>
        <Small>{words.privacy}</Small>
      </div>
      <div>
        <ChatMessage title={words.message} to={words.messageTo} lines={composeMessage(greeting, fields, typed)} />
      </div>
    </Form>
  );
}

/** Two panels, the fields and the result: side by side, or stacked on small screens. */
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

const Fallback = styled.div(fallbackStyle);

/*
 * In the label, so that screen readers say it with the field. Browsers without `:user-invalid` show their own bubble.
 */
const Missing = styled.span`
  display: none;
  color: ${color.coral};
  font-size: ${size.small};
`;

/* A textarea grows with its text where browsers support that. */
const Label = styled.label`
  display: grid;
  gap: ${space.xs};
  font-weight: 600;

  input,
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

  & :user-invalid + span {
    display: block;
  }

  & :focus-visible {
    border-color: ${color.teal};
    border-radius: ${radius.s};
    outline-offset: 0;
  }
`;
