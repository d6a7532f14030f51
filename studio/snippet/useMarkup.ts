import { usePromised } from '../ui/usePromised';
import { makeMarkup } from './renderer';

/** How long nothing has to change before it is rendered, in ms. */
const REST = 300;

/** An element whose first state is to stand in the page. */
interface Wanted {
  /** The element without it. */
  html: string;
  /** The address of its config, if any. */
  config: string | undefined;
}

/** The element with it, or why it could not be rendered. */
type Markup = { html: string } | { error: string };

/** An element with its first state as markup. @param wanted undefined where the page is to have none. */
export function useMarkup(wanted: Wanted | undefined): 'none' | 'rendering' | Markup {
  // Two objects with the same content are no change.
  const made = usePromised(wanted && JSON.stringify(wanted), render, REST);
  return wanted ? (made ?? 'rendering') : 'none';
}

async function render(wanted: string | undefined): Promise<Markup | undefined> {
  if (wanted === undefined) return undefined;
  const { html, config } = JSON.parse(wanted) as Wanted;
  try {
    return { html: await makeMarkup(html, config) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
