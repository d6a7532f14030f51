<?php
/**
 * Which prices and labels of a lead stand in the firm's own config. A mail to a visitor repeats no others: anybody could type a
 * stranger's address, with prices and a text of their own.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The topics of a config that have prices, or the labels beside them. */
const PRICED_TOPICS = array( 'estimator', 'quote', 'services', 'addOns', 'translations', 'texts' );

/**
 * What the firm's config says, as keys: its `texts`, its `numbers`, and the `prices` of each id. A config that names no company builds on
 * the built-in firm.
 */
function own_facts(): array {
	static $known = array();
	$config       = saved_config();
	$key          = md5( $config );
	if ( ! isset( $known[ $key ] ) ) {
		$facts  = json_decode( $config, true );
		$facts  = is_array( $facts ) ? $facts : array();
		$built  = read_data( 'own-facts' );
		$found  = array(
			'texts'   => array_flip( $built['answers'] ),
			'numbers' => array(),
			'prices'  => array(),
			// By so many percent a price that is one number becomes a range.
			'range'   => (float) ( $facts['estimator']['rangePercent'] ?? 0 ),
		);
		$shared = array_intersect_key( $facts, array_flip( PRICED_TOPICS ) );
		foreach ( array_merge( array( $shared ), isset( $facts['company']['name'] ) ? array() : $built['facts'] ) as $source ) {
			collect_facts( $source, array(), $found );
		}
		$found['step'] = domain( 'roundingSteps' )[ $facts['estimator']['rounding'] ?? 'whole' ] ?? 1;
		$known         = array( $key => $found );
	}
	return $known[ $key ];
}

/** Adds a value to what is known, with the ids of the objects that it stands in. */
function collect_facts( $value, array $ids, array &$found ): void {
	if ( is_array( $value ) ) {
		if ( is_string( $value['id'] ?? null ) ) {
			$ids[] = $value['id'];
		}
		foreach ( $value as $inner ) {
			collect_facts( $inner, $ids, $found );
		}
	} elseif ( is_string( $value ) ) {
		$found['texts'][ trim_text( $value ) ] = true;
	} elseif ( is_int( $value ) || is_float( $value ) ) {
		$found['numbers'][ (string) (float) $value ] = true;
		foreach ( $ids as $id ) {
			foreach ( array( -1, 0, 1 ) as $sign ) {
				$price = round( $value * ( 100 + $sign * $found['range'] ) / 100, 10 );

				$found['prices'][ $id ][ (string) $price ] = true;
			}
		}
	}
}

/** Whether the prices of a lead are made of the config's, and add up: not whether they are those of the answers. */
function has_own_prices( array $lead ): bool {
	if ( 'quote' === ( $lead['kind'] ?? '' ) ) {
		return is_own_quote( $lead );
	}
	$breakdown = $lead['breakdown'] ?? null;
	$total     = $lead['estimate'] ?? null;
	if ( 'estimate' !== ( $lead['kind'] ?? '' ) || ! is_range( $total ) || ! is_array( $breakdown )
		|| ! matches( read_data( 'lead-schema' )['breakdown'], json_decode( wp_json_encode( $breakdown ) ) ) ) {
		return false;
	}
	$later = $breakdown['laterVisits'] ?? null;
	foreach ( array_filter( array( $breakdown, $later ) ) as $part ) {
		if ( ! are_different( $part['lines'], array( 'id' ) ) || ! are_different( $part['charges'] ?? array(), array( 'kind', 'label' ) ) ) {
			return false;
		}
	}
	if ( ! are_different( $breakdown['factors'], array( 'label', 'items' ) ) ) {
		return false;
	}
	foreach ( array( 'min', 'max' ) as $end ) {
		if ( ! adds_up( $breakdown, $total, $end ) || ( $later && ! adds_up( $later + array( 'factors' => $breakdown['factors'] ), $later, $end ) ) ) {
			return false;
		}
	}
	return true;
}

/** Whether all of a list differ in these fields: an item is priced once, a question answered once. */
function are_different( array $list, array $fields ): bool {
	$keys = array_map( static fn( $one ) => wp_json_encode( array_intersect_key( $one, array_flip( $fields ) ) ), $list );
	return count( array_unique( $keys ) ) === count( $keys );
}

/** Whether so many units can be asked for; those that are billed may be rounded up. */
function is_quantity( $number ): bool {
	return $number >= 0 && $number <= 2 * domain( 'quantityLimit' );
}

/** Whether one end of a breakdown adds up to that of the total, and of the deposit. */
function adds_up( array $breakdown, array $total, string $end ): bool {
	$facts = own_facts();
	$sum   = 0.0;
	foreach ( $breakdown['lines'] as $line ) {
		if ( ! is_own_line( $line, $breakdown['factors'], $end ) ) {
			return false;
		}
		$sum += $line[ $end ];
	}
	foreach ( $breakdown['charges'] ?? array() as $charge ) {
		if ( ! is_own_charge( $charge, $sum, $end ) ) {
			return false;
		}
		$sum += $charge[ $end ];
	}
	$deposit = $breakdown['deposit'] ?? null;
	$monthly = $breakdown['monthly'] ?? null;
	if ( $monthly && ! ( is_known( $monthly['months'], $facts['numbers'] ) && is_known( $monthly['rate'] ?? 0, $facts['numbers'] + array( '0' => true ) )
		&& is_close( $monthly[ $end ], monthly_payment( $sum, $monthly['months'], $monthly['rate'] ?? 0 ), $facts['step'] ) ) ) {
		return false;
	}
	return is_close( $sum, $total[ $end ], 0 ) && ( ! $deposit || (
		isset( $deposit['percent'] )
			? is_known( $deposit['percent'], $facts['numbers'] ) && is_close( $deposit[ $end ], $sum * $deposit['percent'] / 100, $facts['step'] )
			: is_known( $deposit['amount'] ?? null, $facts['numbers'] ) && is_close( $deposit[ $end ], min( $sum, $deposit['amount'] ), 0 )
	) );
}

/** One of so many equal monthly payments of an amount, at so many percent a year. */
function monthly_payment( float $amount, float $months, float $rate ): float {
	$interest = $rate / 1200;
	return 0.0 === $interest ? $amount / $months : $amount * $interest / ( 1 - ( 1 + $interest ) ** -$months );
}

/** Whether one end of a line is made of the prices of its item, by factors of the config. */
function is_own_line( array $line, array $factors, string $end ): bool {
	$facts  = own_facts();
	$prices = $facts['prices'][ $line['id'] ] ?? array();
	if ( $line['onRequest'] ?? false ) {
		return 0.0 === (float) $line[ $end ];
	}
	$units = $line['billedQuantity'] ?? $line['quantity'] ?? null;
	if ( ! is_quantity( $units ?? 0 ) ) {
		return false;
	}
	if ( isset( $line['parts'] ) ) {
		$exact = 0.0;
		foreach ( $line['parts'] as $part ) {
			if ( ! is_quantity( $part['quantity'] ) ) {
				return false;
			}
			foreach ( array( $part['price'][ $end ], $part['flat'][ $end ] ) as $price ) {
				if ( 0.0 !== (float) $price && ! is_known( $price, $prices ) ) {
					return false;
				}
			}
			$exact += $part['quantity'] * $part['price'][ $end ] + $part['flat'][ $end ];
		}
		if ( ! is_close( $line['base'][ $end ], $exact, 0 ) ) {
			return false;
		}
		$possible = array( $exact );
	} elseif ( ! is_known( $line['base'][ $end ], $prices ) ) {
		return false;
	} else {
		// Where nobody has said how many, the least quantity counts, which is 1 or a number of the item.
		$counts   = null === $units ? array_merge( array( 1 ), array_keys( $prices ) ) : array( $units );
		$possible = array_map( static fn( $count ) => $line['base'][ $end ] * $count, $counts );
	}
	$factor = 1.0;
	foreach ( $factors as $one ) {
		if ( ! is_known( $one['factor'], $facts['numbers'] ) ) {
			return false;
		}
		$factor *= in_array( $line['id'], $one['items'] ?? array( $line['id'] ), true ) ? $one['factor'] : 1;
	}
	$floor = $line['floor'] ?? 0;
	if ( $floor && ! is_known( $floor, $prices ) ) {
		return false;
	}
	foreach ( $possible as $price ) {
		if ( is_close( $line[ $end ], max( $floor, $price * $factor ), $facts['step'] ) ) {
			return true;
		}
	}
	return false;
}

/** Whether one end of a charge is one of the config's on the sum so far. */
function is_own_charge( array $charge, float $sum, string $end ): bool {
	$facts  = own_facts();
	$value  = $charge[ $end ];
	$amount = $charge['amount'] ?? null;
	if ( isset( $charge['percent'] ) ) {
		// It may be one of some of the lines.
		$most = $sum * $charge['percent'] / 100 + $facts['step'];
		return is_known( $charge['percent'], $facts['numbers'] ) && abs( $value ) <= $most && ( 'discount' === $charge['kind'] ? $value <= 0 : $value >= 0 );
	}
	if ( 'minimum' === $charge['kind'] ) {
		return is_known( $amount, $facts['numbers'] ) && is_close( $value, max( 0, $amount - $sum ), 0 );
	}
	if ( 'discount' === $charge['kind'] ) {
		return $value <= 0 && ( is_known( -$value, $facts['numbers'] ) || is_close( $sum + $value, 0, 0 ) );
	}
	return isset( $charge['quantity'] )
		? is_known( $amount, $facts['numbers'] ) && is_quantity( $charge['quantity'] ) && is_close( $value, $amount * max( 0, $charge['quantity'] - ( $charge['included'] ?? 0 ) ), $facts['step'] )
		: is_known( $value, $facts['numbers'] );
}

/** Whether a quote has the prices of the config. */
function is_own_quote( array $lead ): bool {
	$sum = array(
		'min' => 0,
		'max' => 0,
	);
	foreach ( $lead['items'] ?? array() as $item ) {
		$prices = own_facts()['prices'][ $item['id'] ] ?? array();
		if ( ! is_known( $item['minPrice'], $prices ) || ! is_known( $item['maxPrice'], $prices ) ) {
			return false;
		}
		// The price of one unit is not in the total.
		if ( isset( $item['unit'] ) ) {
			if ( ! is_own_label( $item['unit'] ) ) {
				return false;
			}
			continue;
		}
		$sum['min'] += $item['minPrice'];
		$sum['max'] += $item['maxPrice'];
	}
	$total = $lead['total'] ?? null;
	return is_range( $total ) && is_close( $total['min'], $sum['min'], 0 ) && is_close( $total['max'], $sum['max'], 0 );
}

/** Whether a number is among those that are known. */
function is_known( $number, array $known ): bool {
	return ( is_int( $number ) || is_float( $number ) ) && isset( $known[ (string) (float) $number ] );
}

/** Whether two amounts are the same but for rounding. */
function is_close( float $one, float $other, float $step ): bool {
	return abs( $one - $other ) <= $step + 1e-6 * max( 1, abs( $other ) );
}

/** Whether a label is one of the config's, or an answer such as `12 windows`, whose number was typed. */
function is_own_label( string $label ): bool {
	$texts = own_facts()['texts'];
	$unit  = trim_text( preg_replace( '/^[\d.,\s]+/u', '', $label ) );
	return isset( $texts[ $label ] ) || '' === $unit || isset( $texts[ $unit ] );
}
