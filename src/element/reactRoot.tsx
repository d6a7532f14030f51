/**
 * The React root of an element. This is the only module that knows r2wc: it brings the class, the shadow root, the first
 * render and the unmount. It gets no props, because it ignores removed attributes and loses early properties; the app that
 * belongs to its container brings everything instead.
 */
import r2wc from '@r2wc/react-to-web-component';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { safeDocument } from '../page/safeDocument';
import { resetSliderTexts } from '../page/sliderText';
import { ignoreLeaving } from './leftPage';

/** Where r2wc keeps its React root, under a registered symbol. A test guards it. */
const R2WC_CONTEXT = Symbol.for('r2wc.context');

/** Where r2wc keeps what it renders with, the container among it. */
const R2WC_PROPS = Symbol.for('r2wc.props');

/** An element of r2wc's class, with the parts of it that are used here. */
export interface ReactElement extends HTMLElement {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const apps = new WeakMap<HTMLElement, ReactNode>();

/** What r2wc renders. */
const App = ({ container }: { container?: HTMLElement }): ReactNode => container && apps.get(container);

export const createReactElementClass = (): (new () => ReactElement) =>
  r2wc(App, { shadow: 'open' }) as unknown as new () => ReactElement;

export function createContainer(): HTMLElement {
  const container = safeDocument.createElement('div');
  container.dataset['app'] = '';
  return container;
}

/** Sets what is rendered into a container. It stays the same as long as its element lives. */
export function setApp(container: HTMLElement, app: ReactNode): void {
  apps.set(container, app);
  ignoreLeaving(container);
  // React takes the document from its container.
  Object.defineProperty(container, 'ownerDocument', { value: safeDocument });
}

/** Puts another container in the place of the one that r2wc was given. To be called before it renders. */
export function setContainer(element: ReactElement, container: HTMLElement): void {
  element.container = container;
  Object.assign(Reflect.get(element, R2WC_PROPS) as object, { container });
}

export const hasReactRoot = (element: HTMLElement): boolean => Boolean(Reflect.get(element, R2WC_CONTEXT));

/**
 * Hydrates the markup in a container. r2wc would render over it. No render may happen before the hydration is done, so
 * r2wc does not learn of this connection; all later updates come from the stores that the app subscribes to.
 */
export function hydrateApp(element: HTMLElement, container: HTMLElement): void {
  // An island has marked what was pressed. The development build of React, which an app may bring, reports what it did not render.
  for (const control of container.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  resetSliderTexts(container);
  // As a transition, so that a large widget is rendered in several tasks. What a visitor does meanwhile makes React hurry.
  startTransition(() => {
    const root = hydrateRoot(container, <App container={container} />, {
      // React has rendered anew what it could not hydrate: nobody has to do anything.
      onRecoverableError: () =>
        console.info(
          `<${element.localName}> is rendered anew: something has changed its markup on the way to the visitor.`,
        ),
    });
    Reflect.set(element, R2WC_CONTEXT, { root, ReactComponent: App });
  });
}
