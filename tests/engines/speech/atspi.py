"""Writes, as JSON, what WebKitGTK gives to a screen reader of the page it shows. Needs gir1.2-atspi-2.0 and the browser's D-Bus session."""
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def document(node, depth=0):
    if node is None or depth > 12:
        return None
    if node.get_role_name() == "document web":
        return node
    for index in range(node.get_child_count()):
        found = document(node.get_child_at_index(index), depth + 1)
        if found:
            return found
    return None


def describe(node):
    states = [state.value_nick for state in node.get_state_set().get_states()]
    text = ""
    try:
        interface = node.get_text_iface()
        if interface:
            text = Atspi.Text.get_text(interface, 0, Atspi.Text.get_character_count(interface))
    except GLib.GError:
        pass
    value = None
    try:
        if node.get_value_iface():
            value = node.get_current_value()
    except (GLib.GError, AttributeError):
        pass
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "text": text,
        "value": value,
        "states": sorted(states),
        "attributes": node.get_attributes() or {},
        "children": [describe(child) for child in children if child],
    }


def main():
    Atspi.init()
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            page = document(desktop.get_child_at_index(index))
            if page and page.get_child_count():
                json.dump(describe(page), sys.stdout)
                return
        time.sleep(0.2)
    sys.exit("No page is on the accessibility bus.")


main()
