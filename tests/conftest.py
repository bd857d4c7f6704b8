"""How Hypothesis looks for examples: always the same ones, without a clock; more of them in the long run."""

from hypothesis import HealthCheck, settings

from tests.counts import count

settings.register_profile(
    "metroscribe",
    max_examples=count(15, 400),
    stateful_step_count=count(30, 120),
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("metroscribe")
