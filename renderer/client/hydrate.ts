import { CacheProvider } from '@emotion/react';
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../document/styleCache.ts';

/** Reuses the styles that are already in the page. */
const cache = createStyleCache();

/**
 * Hydrates an island in a transition, so that slow phones stay responsive. Rejects when there is no such component or
 * it throws, after restoring the original HTML.
 */
export async function hydrate(
  island: HTMLElement,
  component: ComponentType<object> | undefined,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  if (!component) throw new Error('No such island.');
  // React empties a root that failed. Cloned form fields keep what was typed.
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
