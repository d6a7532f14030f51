/** What the generator's own parts of the site say in Spanish. */
export const spanish = {
  nav: { whatIsNew: 'Novedades', releases: 'Seguir, fijar, revertir' },
  theme: {
    outline: { level: [2, 3] as [number, number], label: 'En esta página' },
    docFooter: { prev: 'Anterior', next: 'Siguiente' },
    darkModeSwitchLabel: 'Colores',
    lightModeSwitchTitle: 'Cambiar a colores claros',
    darkModeSwitchTitle: 'Cambiar a colores oscuros',
    sidebarMenuLabel: 'Menú',
    returnToTopLabel: 'Volver arriba',
    langMenuLabel: 'Cambiar de idioma',
    skipToContentLabel: 'Ir al contenido',
    notFound: {
      title: 'Página no encontrada',
      quote: 'La página no existe, o existe solo en inglés.',
      linkLabel: 'Ir al inicio',
      linkText: 'Ir al inicio',
    },
  },
  search: {
    button: { buttonText: 'Buscar', buttonAriaLabel: 'Buscar' },
    modal: {
      displayDetails: 'Mostrar detalles',
      resetButtonTitle: 'Borrar la búsqueda',
      backButtonTitle: 'Cerrar la búsqueda',
      noResultsText: 'Nada encontrado para',
      footer: {
        selectText: 'elegir',
        selectKeyAriaLabel: 'Intro',
        navigateText: 'moverse',
        navigateUpKeyAriaLabel: 'flecha arriba',
        navigateDownKeyAriaLabel: 'flecha abajo',
        closeText: 'cerrar',
        closeKeyAriaLabel: 'Escape',
      },
    },
  },
};
