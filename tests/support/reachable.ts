/** What takes the focus: by its place in the accessibility tree, and by Tab. */
import type { Page } from 'playwright/test';
import { VISITED } from './focusVisible';

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** Role and name of each element that takes the focus. */
export async function focusableNodes(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  return nodes
    .filter(
      ({ ignored, properties = [] }) =>
        !ignored && properties.some(({ name, value }) => name === 'focusable' && value.value === true),
    )
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value.trim() ?? '' }))
    .filter(({ role }) => !['RootWebArea', 'Iframe'].includes(role));
}

/** Controls to be seen at which no Tab of `tabThrough` stopped. */
export const unreached = (page: Page, tags: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([names, visited]) => {
      const dialogs = [...document.querySelectorAll('*')].flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal') ?? [],
      );
      return names
        .flatMap((name) => [
          ...(document.querySelector(name)?.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
        ])
        .filter(
          (one) =>
            one.tabIndex >= 0 &&
            !one.matches(':disabled, iframe, [type=radio], dialog') && // of radio buttons, one for all
            one.checkVisibility({ visibilityProperty: true }) &&
            !one.closest('[inert], [aria-hidden=true]') &&
            dialogs.every((dialog) => dialog.contains(one)) && // what is behind it is out of reach
            !(names.length > 1 && one.matches('[data-floating]')) && // it gives way to what else takes the focus
            !Reflect.has(one, visited),
        )
        .map((one) => one.outerHTML.slice(0, 100));
    },
    [tags, VISITED] as const,
  );
