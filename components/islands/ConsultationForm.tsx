import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whatsappLink } from '../../branches/model/links.ts';
import type { NoticeEvent } from '../../renderer/islands/Island.tsx';
import { ChatMessage } from '../ui/cards/ChatMessage.tsx';
import { Field, type FieldProps } from '../ui/forms/Field.tsx';
import { FormPanel } from '../ui/forms/FormPanel.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { fallbackStyle } from '../ui/style/fallbackStyle.ts';
import { color, size, space } from '../ui/style/tokens.ts';
import { composeMessage, messageText } from './composeMessage.ts';

/** A required field of the form. */
export type ConsultationField = Omit<FieldProps, 'required'> &
  Readonly<{
    name: string;
    /** Its label in the message. */
    messageLabel: string;
  }>;

export type ConsultationFormProps = Readonly<{
  /** WhatsApp number in E.164 format. */
  number: string;
  /** First line of the message. */
  greeting: string;
  fields: readonly ConsultationField[];
  notice: Readonly<{ title: string; description: string }>;
  words: Readonly<
    Record<
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
  /** What screen readers say before and after the label of a link that opens a new tab. */
  newTab: Readonly<{ before: string; after: string }>;
}>;

declare module '../../renderer/islands/Island.tsx' {
  interface Islands {
    ConsultationForm: ConsultationFormProps;
  }
}

/**
 * Composes a WhatsApp message to the clinic from what the patient types, with a live preview. The site itself stores and
 * sends nothing.
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
    // A tab that opens long after the button was pressed counts as a pop-up, which browsers block.
    const isTooLate = 'userActivation' in navigator && !navigator.userActivation.isActive;
    setTooLate(isTooLate);
    if (isTooLate) return say({ description: words.pressAgain });
    const { currentTarget } = event;
    const address = chatWith(new FormData(currentTarget));
    // Clicked synchronously in the submit event, so that pop-up blockers allow it.
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
      onInput={({ currentTarget }) => setTyped(new FormData(currentTarget))}
      onSubmit={openChat}
    >
      <div>
        <Small>{words.required}</Small>
        {fields.map(({ messageLabel, ...field }) => (
          <Field key={field.name} {...field} missing={words.missing} required />
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

/* Hidden without scripts, where the page links to the chat instead, and in print. */
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
