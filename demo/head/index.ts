/** What our pages do before the widgets' script is here. The build puts it into each page's head, as one script. */
import './loadFonts';
import './layOutSections';
import './retrySheet';
import './actWithoutCode';
import './languages';
import './keepTyped';
import './recordEarly';
import './followKeys';
