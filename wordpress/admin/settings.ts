/** The script of the settings page: it checks the config, shows the fields that matter, and sends a test lead. */
import { watchConfig } from './configField';
import { byId } from './page';
import { offerTestLead } from './testLead';

const form = byId('biosystem-form', HTMLFormElement);
showNeededRows(form);
watchConfig(form);
offerTestLead();

/** Shows the rows that belong to the chosen destination of leads, and the pages where the button is on some. */
function showNeededRows(settings: HTMLFormElement): void {
  const chosen = (name: string) =>
    settings.querySelector<HTMLInputElement>(`[name="biosystem[${name}]"]:checked`)?.value ?? '';
  const update = () => {
    for (const row of settings.querySelectorAll<HTMLElement>('tr[data-with]'))
      row.hidden = !row.dataset['with']?.split(' ').includes(chosen('deliver_to'));
    const pages = document.getElementById('biosystem-panel_pages')?.closest('tr');
    if (pages) pages.hidden = chosen('panel') !== 'some';
  };
  settings.addEventListener('change', update);
  update();
}
