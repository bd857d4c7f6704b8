"""Alert rules: each fires when it should, and none while a server is well."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import yaml

from tests.deploy.machine import DEPLOY, program, told

JOB = '{job="metroscribe"}'
DAY = 24 * 60
"""The minutes of a test, one sample each."""
RULES = [
    rule for group in yaml.decode((DEPLOY / "alerts.yml").read_bytes())["groups"] for rule in group["rules"]
]
WELL = {
    f"up{JOB}": f"1x{DAY}",
    f"process_start_time_seconds{JOB}": f"0x{DAY}",
    f"process_open_fds{JOB}": f"60x{DAY}",
    f"process_max_fds{JOB}": f"16384x{DAY}",
    f"process_resident_memory_bytes{JOB}": f"2e8x{DAY}",
    f"metroscribe_store_ok{JOB}": f"1x{DAY}",
    f"metroscribe_damaged_matches{JOB}": f"0x{DAY}",
    f"metroscribe_clock_offset_seconds{JOB}": f"0.01x{DAY}",
    f"metroscribe_backup_last_success_timestamp_seconds{JOB}": f"0+60x{DAY}",
    f"metroscribe_busy_total{JOB}": f"0x{DAY}",
    'metroscribe_store_errors_total{job="metroscribe",cause="full"}': f"0x{DAY}",
    'metroscribe_backups_total{job="metroscribe",outcome="failed"}': f"0x{DAY}",
    'metroscribe_backups_total{job="metroscribe",outcome="whole"}': f"0+1x{DAY}",
    'metroscribe_requests_total{job="metroscribe",method="GET",status="500"}': f"0x{DAY}",
    'metroscribe_loop_lag_seconds_bucket{job="metroscribe",le="0.1"}': f"0+100x{DAY}",
    'metroscribe_loop_lag_seconds_bucket{job="metroscribe",le="1.0"}': f"0+100x{DAY}",
    'metroscribe_loop_lag_seconds_bucket{job="metroscribe",le="+Inf"}': f"0+100x{DAY}",
    'metroscribe_durable_seconds_bucket{job="metroscribe",le="0.1"}': f"0+100x{DAY}",
    'metroscribe_durable_seconds_bucket{job="metroscribe",le="1.0"}': f"0+100x{DAY}",
    'metroscribe_durable_seconds_bucket{job="metroscribe",le="+Inf"}': f"0+100x{DAY}",
}
"""Series of a server that is well for a day."""
ILL: dict[str, tuple[str, str]] = {
    "MetroscribeDown": (f"up{JOB}", f"0x{DAY}"),
    "MetroscribeRestarts": (f"process_start_time_seconds{JOB}", f"0+600x{DAY}"),
    "MetroscribeCannotStore": (f"metroscribe_store_ok{JOB}", f"0x{DAY}"),
    "MetroscribeStoreErrors": (
        'metroscribe_store_errors_total{job="metroscribe",cause="full"}',
        f"0+1x{DAY}",
    ),
    "MetroscribeDamagedMatches": (f"metroscribe_damaged_matches{JOB}", f"2x{DAY}"),
    "MetroscribeBackupMissing": (f"metroscribe_backup_last_success_timestamp_seconds{JOB}", f"0x{DAY}"),
    "MetroscribeBackupDamaged": (
        'metroscribe_backups_total{job="metroscribe",outcome="failed"}',
        f"0x{DAY - 60} 1x60",
    ),
    "MetroscribeClockWrong": (f"metroscribe_clock_offset_seconds{JOB}", f"-3600x{DAY}"),
    "MetroscribeSlowLoop": (
        'metroscribe_loop_lag_seconds_bucket{job="metroscribe",le="0.1"}',
        f"0+50x{DAY}",
    ),
    "MetroscribeSlowDisk": ('metroscribe_durable_seconds_bucket{job="metroscribe",le="0.1"}', f"0+50x{DAY}"),
    "MetroscribeTooBusy": (f"metroscribe_busy_total{JOB}", f"0+600x{DAY}"),
    "MetroscribeFaults": (
        'metroscribe_requests_total{job="metroscribe",method="GET",status="500"}',
        f"0x{DAY - 5} 1x5",
    ),
    "MetroscribeFilesRunOut": (f"process_open_fds{JOB}", f"15000x{DAY}"),
    "MetroscribeMemory": (f"process_resident_memory_bytes{JOB}", f"9e8x{DAY}"),
}
"""What makes each alert fire: one series that goes another way."""


def case(series: dict[str, str], fires: list[str]) -> dict[str, Any]:
    """That these fire after a day, and no others."""
    firing = "count by (alertname) (ALERTS{alertstate='firing'})"
    expected = [{"labels": f'{{alertname="{name}"}}', "value": 1} for name in fires]
    return {
        "interval": "1m",
        "input_series": [{"series": name, "values": values} for name, values in series.items()],
        "promql_expr_test": [{"expr": firing, "eval_time": f"{DAY}m", "exp_samples": expected}],
    }


def test_every_alert_says_how_urgent_it_is_and_what_to_do_and_is_tried() -> None:
    for rule in RULES:
        assert rule["labels"]["severity"] in ("urgent", "soon")
        assert set(rule["annotations"]) == {"summary", "todo"}
    assert [rule["alert"] for rule in RULES] == list(ILL)


@pytest.mark.long
def test_the_rules_and_the_settings_of_prometheus_can_be_read() -> None:
    promtool = program("promtool")
    assert f"{len(RULES)} rules found" in told(promtool, "check", "rules", DEPLOY / "alerts.yml")
    assert "SUCCESS" in told(promtool, "check", "config", DEPLOY / "prometheus.yml")


@pytest.mark.long
def test_each_alert_fires_when_it_should_and_none_while_all_is_well(tmp_path: Path) -> None:
    cases = [
        case(WELL, []),
        *(case({**WELL, name: values}, [alert]) for alert, (name, values) in ILL.items()),
    ]
    file = tmp_path / "cases.yml"
    asked = {"rule_files": [str(DEPLOY / "alerts.yml")], "evaluation_interval": "1m", "tests": cases}
    file.write_text(json.dumps(asked))
    assert "SUCCESS" in told(program("promtool"), "test", "rules", file)
