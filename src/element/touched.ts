/** Whether a visitor has changed anything in a form since it stood in the page. */
export const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some((control) => {
    if (control instanceof HTMLInputElement)
      return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (control instanceof HTMLSelectElement)
      return Array.from(control.options).some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      );
    return false;
  });
