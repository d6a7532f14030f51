import 'biosystem-widgets';
