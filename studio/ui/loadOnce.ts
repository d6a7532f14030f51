/** What the JSON at an address holds. It is fetched when it is first wanted: a failed load fails until the page is loaded again. */
export function loadOnce<Value>(address: string, take: (json: unknown) => Value): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  const load = async (): Promise<Value> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return take(await response.json());
  };
  return () => (loading ??= load());
}
