import { CacheProvider } from '@emotion/react';
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../document/styleCache.ts';

/** Adopts the styles that the page already has. */
const cache = createStyleCache();

/**
 * Hydrates an island in a transition, so that slow phones stay responsive meanwhile. Resolves when that is done; rejects when
 * there is no such component or it throws, and then restores the HTML that was there.
 */
export async function hydrate(
  island: HTMLElement,
  component: ComponentType<object> | undefined,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  if (!component) throw new Error('No such island.');
  // React empties a root in which it failed. Cloned fields keep what was typed in them.
  const { childNodes } = island.cloneNode(true);
  try {
    await new Promise<void>((resolve, reject) => {
      const root = createElement(
        CacheProvider,
        { value: cache },
        createElement(Awake, { onAwake: resolve }, createElement(component, props)),
      );
      startTransition(() => {
        hydrateRoot(island, root, { identifierPrefix, onUncaughtError: reject });
      });
    });
  } catch (error) {
    island.replaceChildren(...childNodes);
    throw error;
  }
}

function Awake({ children, onAwake }: { children?: ReactNode; onAwake: () => void }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}
