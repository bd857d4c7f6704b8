# Sourced by play and check, which set $root to the folder of the checkout.
# `prepare run` or `prepare dev` fills .venv from the hashed lock file of that name, once, and builds the client
# whenever its sources have changed.
# shellcheck shell=bash disable=SC2154

venv=$root/.venv
python=$venv/bin/python
export UV_PYTHON_DOWNLOADS=never UV_SYSTEM_CERTS=${UV_SYSTEM_CERTS:-1} PIP_DISABLE_PIP_VERSION_CHECK=1
unset PYTHONPATH PYTHONHOME # they would mix other packages into .venv
unset PYTHONDONTWRITEBYTECODE # every process would compile all sources anew

stop() {
    printf '%s\n' "$1" >&2
    exit 2
}

prepare() {
    if ready "$1" && client is-fresh; then return; fi
    (
        if command -v flock >/dev/null; then flock 9; fi # another ./play or ./check may be setting up
        if ready "$1"; then build_client; else fill "$1"; fi
    ) 9<"$root/requirements" >&2
}

# dev holds all that run needs, so ./play after ./check has nothing to do.
ready() {
    local made
    for made in "$venv/ready.$1" "$venv/ready.dev"; do
        if [[ -x $python && -r $made && $(<"$made") == "$(stamp)" ]]; then return 0; fi
    done
    return 1
}

# All that .venv depends on. The folder is part of it: a virtual environment cannot be moved.
stamp() {
    printf '%s\n' "$root"
    cat "$root"/requirements/{setup.sh,tools.lock,run.lock,fast.lock,dev.lock,node.lock,judges.lock,mutants.lock} "$root/pyproject.toml"
}

fill() {
    printf 'Setting up .venv.\n'
    if [[ ! -w $root || (-e $venv && ! -w $venv) ]]; then
        stop "$venv cannot be written by $(id -un): give this user the folder, or use a clone of its own."
    fi
    if ! usable; then make_venv; fi
    rm -f "$venv"/ready.*
    if ! fill_with_uv "$1"; then
        printf 'uv did not work here; trying pip, which is slower.\n'
        fill_with_pip "$1" || stop "The packages could not be installed; the lines above say why."
    fi
    stamp >"$venv/ready.$1"
}

# A .venv that was once complete in this very folder, and whose Python still runs.
usable() {
    grep -qxF -e "$root" "$venv"/ready.* 2>/dev/null && "$python" -c 'import pip' 2>/dev/null
}

make_venv() {
    local found
    found=$(find_python)
    "$found" -m venv --clear "$venv" || stop "$found could not make a virtual environment in $venv."
}

find_python() {
    local name spare=
    for name in python3.11 python3 python3.12 python3.13 python3.14 python; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        if "$name" -c 'import ensurepip, venv' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
        spare=${spare:-$name}
    done
    if [[ -z $spare ]]; then stop "Metroscribe needs Python 3.11 or newer, and there is none on the path."; fi
    add_venv_module "$spare"
    printf '%s\n' "$spare"
}

# Debian packs the venv module of each Python apart.
add_venv_module() {
    local package
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if ! command -v apt-get >/dev/null; then
        stop "$1 comes without the modules venv and ensurepip: install them, then run this again."
    elif [[ $(id -u) != 0 ]]; then
        stop "$1 comes without its venv module: run 'apt-get install $package' as root, then run this again."
    fi
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq "$package"; } >&2 ||
        stop "$1 comes without its venv module, and 'apt-get install $package' failed."
}

# The client is built before the package that holds it is installed.
fill_with_uv() {
    "$python" -m pip install --quiet --only-binary :all: --require-hashes -r "$root/requirements/tools.lock" &&
        with_uv --require-hashes -r "$root/requirements/$1.lock" &&
        build_client &&
        with_uv --no-deps --no-build-isolation --editable "$root" &&
        add_fast "$1"
}

fill_with_pip() {
    with_pip --require-hashes -r "$root/requirements/$1.lock" &&
        build_client &&
        with_pip --no-deps --no-build-isolation --editable "$root" &&
        add_fast "$1"
}

# What ./play can do without, as wheels or not at all; dev.lock has it among the rest. Where there are none the stamp
# is written all the same, so only a change of the lock files tries again.
add_fast() {
    local lock=(--require-hashes -r "$root/requirements/fast.lock")
    if [[ $1 != run ]] || with_uv --no-build "${lock[@]}" || with_pip --only-binary :all: "${lock[@]}"; then return; fi
    printf 'Numba could not be installed, as the lines above say: the strongest bots play weaker, all else works.\n'
    printf 'To try it again, remove %s and run this again.\n' "$venv/ready.run"
}

with_uv() {
    local cache=${XDG_CACHE_HOME:-${HOME:-}/.cache}
    if ! { mkdir -p "$cache" && [[ -w $cache ]]; } 2>/dev/null; then local -x UV_NO_CACHE=1; fi
    "$venv/bin/uv" pip install --quiet --python "$python" --compile-bytecode "$@"
}

with_pip() {
    "$python" -m pip install --quiet "$@"
}

client() {
    "$python" "$root/web/build.py" "$@"
}

build_client() {
    if client is-fresh; then return; fi
    printf 'Building the client.\n'
    add_node
    client || stop "The client could not be built; the lines above say why."
}

# Where there is no Node that is new enough, one that is only for this folder.
add_node() {
    if client has-node; then return; fi
    local lock=(--require-hashes -r "$root/requirements/node.lock")
    with_uv "${lock[@]}" || with_pip "${lock[@]}" || stop "Node could not be installed; the lines above say why."
}

# A program that no Python package brings: any of these, or else Debian's package of the first name.
add_program() {
    local package=$1 name
    for name in "${@:2}"; do
        if PATH=$PATH:/usr/sbin:/sbin command -v "$name" >/dev/null; then return; fi
    done
    if ! command -v apt-get >/dev/null; then
        stop "The tests need $2 on the path: install it, then run this again."
    elif [[ $(id -u) != 0 ]]; then
        stop "The tests need $2: run 'apt-get install $package' as root, then run this again."
    fi
    printf 'Installing %s.\n' "$package" >&2
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package"; } >&2 ||
        stop "The tests need $2, and 'apt-get install $package' failed."
}

# What judges the examples in deploy/: the programs that read them, and a linter for the container file.
add_judges() {
    add_program nginx-light nginx
    add_program caddy caddy
    add_program prometheus promtool
    add_program systemd systemd-analyze
    add_program openssl openssl
    add_program curl curl
    local lock=(--require-hashes -r "$root/requirements/judges.lock")
    with_uv "${lock[@]}" || with_pip "${lock[@]}" || stop "hadolint could not be installed; the lines above say why."
}
