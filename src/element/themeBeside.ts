/**
 * The tokens of a config's theme that apply to an element, without their prefix. Those that the element's own `style` sets
 * are the page's: whoever writes them there means this one element.
 * @param style the raw attribute.
 */
export function themeBeside(style: string | null, theme: object): [name: string, value: string][] {
  const own = new Set([...(style ?? '').matchAll(/--bio-([\w-]+)\s*:/g)].map(([, name]) => name));
  return (Object.entries(theme) as [string, string][]).filter(([name]) => !own.has(name));
}
