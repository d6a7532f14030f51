import { defineWidget } from '../../element/defineWidget';
import { stateless } from '../../element/stateless';
import { SampleReport } from './SampleReport';
import { spec } from './sample-report.element';

export default defineWidget(spec, SampleReport, stateless);
