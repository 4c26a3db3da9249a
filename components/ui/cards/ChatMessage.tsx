import styled from '@emotion/styled';
import { color, radius, shadow, size, space } from '../style/tokens.ts';

type ChatMessageProps = Readonly<{
  title: string;
  /** The recipient and the channel. */
  to: string;
  lines: readonly Readonly<{
    text: string;
    /** Whether its value is still empty. */
    missing?: boolean;
  }>[];
}>;

/** A preview of a chat message, as it will be sent in whatever language, with dotted lines for missing values. */
export function ChatMessage({ title, to, lines }: ChatMessageProps) {
  return (
    <div>
      <h3>{title}</h3>
      <To>{to}</To>
      <Bubble data-message="" translate="no">
        {lines.map(({ text, missing }, i) => (
          <p key={i} data-missing={missing || undefined}>
            {text}
          </p>
        ))}
      </Bubble>
    </div>
  );
}

const To = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/* The sharp corner points to the sender. */
const Bubble = styled.div`
  margin-top: ${space.s};
  padding: ${space.s} ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.m} ${radius.m} ${radius.xs};
  background: ${color.mintDeep};
  box-shadow: ${shadow.soft};

  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  p + p {
    margin-top: ${space.xxs};
  }

  [data-missing] {
    display: flex;
    align-items: baseline;
    gap: ${space.xs};
    color: ${color.inkSoft};
  }

  [data-missing]::after {
    content: '';
    flex: 1;
    border-bottom: 2px dotted ${color.lineStrong};
  }
`;
