import { type ReactNode, useEffect, useId, useRef } from 'react';

export type DialogProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A question or a task in front of everything else. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
