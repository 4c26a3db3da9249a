import styled from '@emotion/styled';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whatsappLink } from '../../branches/model/links.ts';
import { actionStyle } from '../ui/actionStyle.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { color, size, space } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export type ConsultationField = Readonly<{
  name: string;
  type: 'text' | 'tel';
  autoComplete: string;
  label: string;
  placeholder: string;
  /** What the message calls it. */
  messageLabel: string;
}>;

export type ConsultationFormProps = Readonly<{
  /** E.164 number of the chat. */
  number: string;
  /** First line of the message. */
  greeting: string;
  fields: readonly ConsultationField[];
  notice: Readonly<{ title: string; description: string }>;
  /** A chat with the empty message, for when this code does not arrive. */
  plainChat: string;
  words: Readonly<
    Record<
      'required' | 'submit' | 'privacy' | 'didNotOpen' | 'openAgain' | 'notLoaded' | 'writeInstead' | 'newTab',
      string
    >
  >;
}>;

declare module '../../renderer/islands/Island.tsx' {
  interface Islands {
    ConsultationForm: ConsultationFormProps;
  }
}

/** Puts what the patient types into a WhatsApp message to the clinic. Nothing is stored or sent by the site. */
export function ConsultationForm({ number, greeting, fields, notice, plainChat, words }: ConsultationFormProps) {
  const [chat, setChat] = useState<string>();
  const chatLink = useRef<HTMLAnchorElement>(null);

  const openChat = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = whatsappLink(number, composeMessage(greeting, fields, new FormData(form)));
    // The link is clicked within the patient's own tap, so that no pop-up blocker stops it.
    flushSync(() => setChat(address));
    chatLink.current?.click();
    form.reset();
    dispatchEvent(new CustomEvent('site:notice', { detail: notice }));
  };

  return (
    <Form method="dialog" onSubmit={openChat}>
      <Small>{words.required}</Small>
      {fields.map(({ messageLabel, ...field }) => (
        <Field key={field.name} {...field} required />
      ))}
      <Submit type="submit" data-look="whatsapp">
        <Icon name="brand-whatsapp" />
        <span>{words.submit}</span>
      </Submit>
      <Small hidden={!chat}>
        {words.didNotOpen}{' '}
        <a ref={chatLink} href={chat ?? plainChat} target="_blank" rel="noopener noreferrer">
          {words.openAgain} <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </a>
      </Small>
      <div data-fallback="" role="status" hidden>
        {words.notLoaded}{' '}
        <a href={plainChat} target="_blank" rel="noopener noreferrer">
          {words.writeInstead} <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </a>
      </div>
      <Small>{words.privacy}</Small>
    </Form>
  );
}

/** The greeting, then a line for each field. */
function composeMessage(greeting: string, fields: readonly ConsultationField[], values: FormData): string {
  const lines = fields.map(({ name, messageLabel }) => `${messageLabel}: ${String(values.get(name) ?? '').trim()}`);
  return [greeting, ...lines].join('\n');
}

const Form = styled.form`
  display: grid;
  gap: ${space.m};

  /* The plain chat beside it does the same without scripts. */
  @media (scripting: none) {
    display: none;
  }

  a {
    display: inline-block;
    padding-block: ${space.xs};
    font-weight: 600;
  }
`;

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Submit = styled.button(actionStyle);
