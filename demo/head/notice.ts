/** Shows the notice of the site on its days, before the first paint, so that nothing moves; and closes it for good. */
import { closedNoticeKey, isNoticeShown } from '../../src/domain/noticeDays';
import { focusFirst } from '../../src/page/focus';
import { attempt } from '../../src/page/storage';
import { STORAGE_PREFIX } from '../../src/page/storageKeys';

const { documentElement: root } = document;
const meta = document.querySelector<HTMLMetaElement>('meta[name=bio-notice]');

if (meta) {
  const { from, until, timeZone } = meta.dataset;
  const key = STORAGE_PREFIX + closedNoticeKey(meta.content);
  const isClosed = typeof attempt(() => localStorage.getItem(key)) === 'string';
  if (isNoticeShown({ from, until }, timeZone, new Date()) && !isClosed) root.dataset['notice'] = '';
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.notice button'))) return;
    attempt(() => localStorage.setItem(key, ''));
    delete root.dataset['notice'];
    focusFirst(document.querySelectorAll('main'));
  });
}
