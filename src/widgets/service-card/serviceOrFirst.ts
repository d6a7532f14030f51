/** The service with this id, else the first one. */
export const serviceOrFirst = <Service extends { id: string }>(
  services: readonly Service[],
  id: unknown,
): Service | undefined => services.find((service) => service.id === id) ?? services[0];
