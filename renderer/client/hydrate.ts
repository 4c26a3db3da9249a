import { CacheProvider } from '@emotion/react';
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../document/styleCache.ts';

/** Takes over the styles that the page already has. */
const cache = createStyleCache();

/**
 * Resolves when the component has taken over the HTML that was made of it at build time. It does so in small pieces, so that
 * a slow processor answers the patient in between. Rejects when there is no component or it fails: the HTML then stands as it was.
 */
export async function hydrate(
  island: HTMLElement,
  component: ComponentType<object> | undefined,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  if (!component) throw new Error('No such island.');
  // React empties a place in which it failed. Copies of fields keep what is typed in them.
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
