/** What the built-in pictures show, each once: several topics show the same ones. */
export const alts = {
  hero: 'Casa de dos pisos de ladrillo y revestimiento, con entrada de adoquines y césped cuidado, a la luz dorada de la tarde',
  dusk: 'Casa al anochecer con luz cálida sobre el ladrillo y el revestimiento, ventanas iluminadas y luces en el camino',
  sidingBefore: 'Revestimiento de tablas con rayas de algas verdes y una canaleta oscura y manchada',
  sidingAfter:
    'El mismo revestimiento después del lavado: tablas claras, molduras limpias y una canaleta blanca',
  drivewayBefore:
    'Entrada de adoquines oscurecida por el moho, con musgo y maleza en las juntas, frente a una puerta de garaje manchada',
  drivewayAfter:
    'La misma entrada después de la limpieza: adoquines de un beige cálido, juntas limpias y una puerta de garaje blanca',
  jointsBefore: 'Adoquines de cerca, con musgo y maleza en las juntas abiertas',
  jointsAfter: 'Los mismos adoquines, limpios y parejos, con las juntas despejadas y renovadas',
  eaveBefore: 'Alero con una canaleta manchada y rayas oscuras en el revestimiento por donde se desbordó',
  eaveAfter: 'El mismo alero con una canaleta blanca y limpia y el revestimiento claro',
  roofBefore: 'Techo de tejas asfálticas visto desde arriba, con rayas negras de algas, liquen y musgo',
  roofAfter: 'El mismo techo después del lavado suave, de un color café parejo y sin rayas',
  wallBefore: 'Pared de ladrillo con pintura blanca vieja que se descascara',
  wallAfter: 'La misma pared sin la pintura: ladrillo rojo, limpio y a la vista',
  gutter:
    'Esquina de una canaleta blanca y limpia con su bajante, bajo un techo de tejas asfálticas, con árboles al fondo',
  window:
    'Ventana de guillotina impecable con contraventanas negras, que refleja los árboles y el cielo de la tarde',
  bins: 'Dos contenedores limpios con ruedas, uno verde y uno azul, sobre adoquines junto a la puerta de un garaje',
} as const;
