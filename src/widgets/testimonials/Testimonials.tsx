import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../domain/fillText';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { usePicked } from '../../ui/base/usePicked';
import { section, softGround } from '../../ui/section/section.styles';
import { Testimonial } from './Testimonial';
import type { TestimonialsSpec } from './testimonials.element';
import { isRotating, type TestimonialsState } from './testimonials.store';
import * as styles from './testimonials.styles';
import { useCarousel } from './useCarousel';

type Props = WidgetViewProps<TestimonialsSpec, TestimonialsState>;

/** As many dots fit beside the pause button on the narrowest phone; more testimonials get arrows instead. */
const MAX_DOTS = 5;

/** What customers said: a single testimonial, or a carousel of several. */
export function Testimonials({ store, settings }: Props): ReactNode {
  const { testimonials } = settings.facts;
  const { testimonials: messages } = settings.messages;
  const [first] = testimonials;
  if (!first) return null;
  if (testimonials.length > 1) return <Carousel store={store} settings={settings} />;
  return (
    <section
      className={cx(section, softGround, styles.layout)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <Heading rank={1} id="heading" className={styles.heading} part="heading">
        {messages.heading}
      </Heading>
      <div className={styles.quotes}>
        <Testimonial testimonial={first} messages={messages} lang={settings.lang} />
      </div>
    </section>
  );
}

/** Follows the "carousel" pattern of the ARIA Authoring Practices. Without script it is a row to swipe. */
function Carousel({ store, settings }: Props): ReactNode {
  const state = usePicked(store, 'index', 'pressed', 'hydrated', 'show', 'suspend', 'play', 'pause');
  const rotates = useStore(store, isRotating);
  const { testimonials } = settings.facts;
  const { testimonials: messages } = settings.messages;
  const count = testimonials.length;
  const index = Math.min(state.index, count - 1);
  const track = useCarousel(store, index);
  const { show, suspend } = state;
  const position = (number: number) => fillText(messages.position, { number, count });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only suspend the rotation
    <section
      className={cx(section, softGround, styles.layout)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
      aria-roledescription={messages.carousel}
      onPointerEnter={() => suspend('hovered', true)}
      onPointerLeave={() => suspend('hovered', false)}
      onFocus={() => suspend('focused', true)}
      onBlur={() => suspend('focused', false)}
    >
      <Heading rank={1} id="heading" className={styles.heading} part="heading">
        {messages.heading}
      </Heading>
      <div className={styles.controls} part="controls">
        {state.pressed === 'pause' ? (
          <button type="button" className={styles.control} aria-label={messages.play} onClick={state.play}>
            <Icon icon={Play} size={20} />
          </button>
        ) : (
          <button type="button" className={styles.control} aria-label={messages.pause} onClick={state.pause}>
            <Icon icon={Pause} size={20} />
          </button>
        )}
        {count <= MAX_DOTS ? (
          testimonials.map((_, dot) => (
            <button
              key={dot}
              type="button"
              className={styles.dot}
              aria-label={fillText(messages.show, { number: dot + 1 })}
              aria-current={dot === index || undefined}
              onClick={() => show(dot)}
            />
          ))
        ) : (
          <>
            <button
              type="button"
              className={styles.control}
              aria-label={messages.previous}
              onClick={() => show(index - 1)}
            >
              <Icon icon={ChevronLeft} size={24} />
            </button>
            <span className={styles.position}>{position(index + 1)}</span>
            <button
              type="button"
              className={styles.control}
              aria-label={messages.next}
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
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of slides is no fieldset
        role="group"
        aria-label={messages.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        aria-live={rotates ? 'off' : 'polite'}
      >
        {testimonials.map((testimonial, slide) => (
          <div
            key={slide}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
            role="group"
            aria-roledescription={messages.slide}
            aria-label={position(slide + 1)}
            aria-hidden={(state.hydrated && slide !== index) || undefined}
          >
            <Testimonial testimonial={testimonial} messages={messages} lang={settings.lang} />
          </div>
        ))}
      </div>
    </section>
  );
}
