/** What stands beside a slider, in an `<output>` after it, and is read instead of its number. */

/** A number as any language writes it, at the beginning of a text. */
const NUMBER = /^[\p{Nd}.,'’٫٬\s]*\p{Nd}/u;

const outputOf = ({ nextElementSibling: next }: Element) =>
  next instanceof HTMLOutputElement ? next : undefined;

function say(slider: HTMLInputElement, output: HTMLOutputElement, text: string): void {
  output.value = text;
  slider.ariaValueText = text;
}

/** Says where a slider stands that its markup left elsewhere, in the language around it. */
export function updateSliderText(slider: HTMLInputElement): void {
  const output = outputOf(slider);
  const language = slider.closest<HTMLElement>('[lang]')?.lang;
  if (output)
    say(
      slider,
      output,
      output.value.replace(NUMBER, slider.valueAsNumber.toLocaleString(language || undefined)),
    );
}

/** Says what the markup said. */
export function resetSliderTexts(container: HTMLElement): void {
  for (const slider of container.querySelectorAll<HTMLInputElement>('[type=range]')) {
    const output = outputOf(slider);
    if (output && output.value !== output.defaultValue) say(slider, output, output.defaultValue);
  }
}
