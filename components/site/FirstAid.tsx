import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Disclosure } from '../ui/layout/Disclosure.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { color, control, size, space } from '../ui/style/tokens.ts';
import { EVENTS } from './WhatHappened.tsx';

/** What to do in each event: an answer is there once its picture is tapped. */
export function FirstAid() {
  return (
    <Answers data-tapped="">
      {EVENTS.map((event) => (
        <Answer key={event.id} {...event} />
      ))}
    </Answers>
  );
}

/** The events that cannot wait for a connection, open, without pictures and links to other pages. */
export function FirstAidOffline() {
  return (
    <Answers>
      {OFFLINE_EVENTS.map((event) => (
        <Answer key={event.id} {...event} open />
      ))}
    </Answers>
  );
}

export const OFFLINE_EVENTS = EVENTS.filter(({ event }) => event !== 'after');

function Answer({ id, event, open }: (typeof EVENTS)[number] & Readonly<{ open?: boolean }>) {
  const { t, rich, list, has } = useTranslation('tooth-pain-relief');
  const { t: tCommon } = useTranslation('common');
  const more = `firstAid.${event}.more`;
  // It leads to another page.
  const withMore = has(more) && !(open && event === 'pain');
  const title = tCommon(`whatHappened.events.${event}`);
  const summary = open ? (
    title
  ) : (
    <>
      <Icon name={`what-${id}`} />
      {title}
    </>
  );
  return (
    <Disclosure heading="h3" summary={summary} open={open}>
      <p id={id}>
        <strong>{t(`firstAid.${event}.soon`)}</strong>
      </p>
      <CheckList
        items={[
          ...list(`firstAid.${event}.now`).map((key) => t(key)),
          ...(withMore ? [rich(more as 'firstAid.pain.more')] : []),
        ]}
      />
      <CheckList lined icon="circle-x" tone="warm" items={list(`firstAid.${event}.never`).map((key) => t(key))} />
    </Disclosure>
  );
}

/* On the screen, only the answer that a picture leads to; with the keyboard, each. */
const Answers = styled.div`
  display: grid;
  gap: ${space.xs};

  summary {
    justify-content: start;
    font-size: ${size.h3};
  }

  summary > :first-child {
    display: flex;
    flex: auto;
    align-items: center;
    gap: ${space.s};
    font-weight: 700;
  }

  h3 svg {
    width: ${control.m};
    height: ${control.m};
  }

  /* Below the summary, when a link leads here. */
  p[id] {
    scroll-margin-top: calc(2 * ${control.xl});
    color: ${color.coral};
  }

  && ul {
    padding: 0;
  }

  @media screen {
    &[data-tapped] > details:not([open], :focus-within, :has(:target)) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
