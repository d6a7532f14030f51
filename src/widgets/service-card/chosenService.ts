/** The service of this id; the first one where there is none. */
export const chosenService = <Service extends { id: string }>(
  services: readonly Service[],
  id: unknown,
): Service | undefined => services.find((service) => service.id === id) ?? services[0];
