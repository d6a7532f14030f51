import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { fillText } from '../../ui/fillText';
import { Icon } from '../../ui/Icon';
import { section, stone } from '../../ui/section.styles';
import { Testimonial } from './Testimonial';
import type { TestimonialsSpec } from './testimonials.element';
import { isRotating, type TestimonialsState } from './testimonials.store';
import * as styles from './testimonials.styles';
import { useCarousel } from './useCarousel';

type Props = WidgetViewProps<TestimonialsSpec, TestimonialsState>;

/** So many dots have room beside the pause button on the narrowest phone; more give way to arrows. */
const MOST_DOTS = 5;

/** What customers said: one testimonial stands alone, several take turns. */
export function Testimonials({ store, settings }: Props): ReactNode {
  const { testimonials } = settings.facts;
  const { testimonials: texts } = settings.texts;
  const [first] = testimonials;
  if (!first) return null;
  if (testimonials.length > 1) return <Carousel store={store} settings={settings} />;
  return (
    <section
      className={cx(section, stone, styles.layout)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <h2 id="heading" className={styles.heading} part="heading">
        {texts.heading}
      </h2>
      <div className={styles.quotes}>
        <Testimonial testimonial={first} texts={texts} />
      </div>
    </section>
  );
}

/** After the "carousel" pattern of the ARIA Authoring Practices. Without a script it is a row to swipe. */
function Carousel({ store, settings }: Props): ReactNode {
  const state = useStore(store);
  const { testimonials } = settings.facts;
  const { testimonials: texts } = settings.texts;
  const count = testimonials.length;
  const index = Math.min(state.index, count - 1);
  const track = useCarousel(store, index);
  const { show, hold } = state;
  const position = (number: number) => fillText(texts.position, { number, count });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- who is here holds it still, nothing else
    <section
      className={cx(section, stone, styles.layout)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
      aria-roledescription={texts.carousel}
      onPointerEnter={() => hold('pointedAt', true)}
      onPointerLeave={() => hold('pointedAt', false)}
      onFocus={() => hold('focused', true)}
      onBlur={() => hold('focused', false)}
    >
      <h2 id="heading" className={styles.heading} part="heading">
        {texts.heading}
      </h2>
      <div className={styles.controls} part="controls">
        {state.will === 'pause' ? (
          <button type="button" className={styles.control} aria-label={texts.play} onClick={state.play}>
            <Icon icon={Play} size={20} />
          </button>
        ) : (
          <button type="button" className={styles.control} aria-label={texts.pause} onClick={state.pause}>
            <Icon icon={Pause} size={20} />
          </button>
        )}
        {count <= MOST_DOTS ? (
          testimonials.map((_, dot) => (
            <button
              key={dot}
              type="button"
              className={styles.dot}
              aria-label={fillText(texts.show, { number: dot + 1 })}
              aria-current={dot === index || undefined}
              onClick={() => show(dot)}
            />
          ))
        ) : (
          <>
            <button
              type="button"
              className={styles.control}
              aria-label={texts.previous}
              onClick={() => show(index - 1)}
            >
              <Icon icon={ChevronLeft} size={24} />
            </button>
            <span className={styles.position}>{position(index + 1)}</span>
            <button
              type="button"
              className={styles.control}
              aria-label={texts.next}
              onClick={() => show(index + 1)}
            >
              <Icon icon={ChevronRight} size={24} />
            </button>
          </>
        )}
      </div>
      <div
        ref={track}
        className={cx(styles.quotes, styles.track)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        aria-live={isRotating(state) ? 'off' : 'polite'}
      >
        {testimonials.map((testimonial, slide) => (
          <div
            key={slide}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
            role="group"
            aria-roledescription={texts.slide}
            aria-label={position(slide + 1)}
            aria-hidden={(state.started && slide !== index) || undefined}
          >
            <Testimonial testimonial={testimonial} texts={texts} />
          </div>
        ))}
      </div>
    </section>
  );
}
